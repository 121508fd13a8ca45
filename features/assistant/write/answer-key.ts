// An answer's id may appear in URLs; its token does not. Answers are stored under a keyed hash of
// both, so that only a client with the token can find them. A client may choose the token, to ask
// again after a lost connection; the response returns it signed, which shows that the answer
// existed although nothing of it is kept.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The same for a token with and without its signature. */
export function createAnswerKey(secret: string, answerId: string, token: string): string {
  return hash(secret, 'running answer', answerId, withoutSignature(token));
}

export function signAnswerToken(secret: string, answerId: string, token: string): string {
  const bare = withoutSignature(token);
  return `${bare}.${hash(secret, 'answer token', answerId, bare)}`;
}

/** Whether we sent this token with an answer. */
export function isSignedToken(secret: string, answerId: string, token: string): boolean {
  const [actual, expected] = [
    Buffer.from(token),
    Buffer.from(signAnswerToken(secret, answerId, token)),
  ];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const withoutSignature = (token: string) => token.split('.', 1)[0] ?? '';

function hash(secret: string, purpose: string, answerId: string, token: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}\n${answerId}\n${token}`)
    .digest('base64url');
}
