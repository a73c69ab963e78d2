import suits from './suits.svg?raw';

/** Put the signs of the suits into the page once, for cards and emblems to use. */
export function hangSuits(): void {
  document.body.insertAdjacentHTML('beforeend', suits);
}
