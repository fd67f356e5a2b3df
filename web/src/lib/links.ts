/** Links to this server. */

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether the link works only on the computer on which the server runs. */
export const isLocal = (link: string): boolean => LOCAL.test(new URL(link).hostname);
