// Is your own clan shown? Not when somebody is looking over your shoulder.
export const own = $state({ shown: true });
