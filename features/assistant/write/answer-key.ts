// An answer's id may appear in URLs and logs; its token does not. Answers are stored under a keyed hash of both, so that only a client
// with the token can find them.
import { createHmac } from 'node:crypto';

export function createAnswerKey(secret: string, answerId: string, token: string): string {
  return createHmac('sha256', secret).update(`running answer\n${answerId}\n${token}`).digest('base64url');
}
