/** A link that acts as a button once JavaScript is there answers to the space bar as well. */
export function pressOnSpace(event: React.KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
