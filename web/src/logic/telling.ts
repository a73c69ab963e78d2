/** How this browser tells whose turn it is. */

/**
 * `on`: also while no page is open; `open`: while one is; `insecure`, `unsupported`: this browser can't, for the address
 * has no TLS, or at all; `denied`: its settings forbid it.
 */
export type Telling = 'off' | 'on' | 'open' | 'denied' | 'insecure' | 'unsupported';
