// An answer's id may stand in addresses and logs; its token does not. Only who has both finds the answer: what is stored is a
// keyed code of the two.
import { createHmac } from 'node:crypto';

export function answerKey(secret: string, answerId: string, token: string): string {
  return createHmac('sha256', secret).update(`running answer\n${answerId}\n${token}`).digest('base64url');
}
