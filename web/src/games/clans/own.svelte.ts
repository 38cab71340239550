// Is one's own clan shown? Not when somebody looks over the shoulder.
export const own = $state({ shown: true });
