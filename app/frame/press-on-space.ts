/** For links that act as buttons when JavaScript is on: the space bar clicks them too. */
export function pressOnSpace(event: React.KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
