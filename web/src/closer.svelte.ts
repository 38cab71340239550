// Is there a board that can be drawn larger, and is it?
export const closer = $state({ boards: 0, large: false });
