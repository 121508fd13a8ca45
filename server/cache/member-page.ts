// A shared page as everybody who is signed in gets it: rendered once for a member without a name,
// with holes where the address of an account is shown. The holes are filled for each request, so
// that no copy in memory ever holds anything of a person.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { HOLE_MARK } from '#app/frame/account-email.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { acceptsGzip } from './stored-response.ts';

/**
 * What the frame is rendered with in place of an address. Nobody can write it into a page: it is
 * different in each process.
 */
export const ACCOUNT_HOLE = `${HOLE_MARK}${randomBytes(12).toString('base64url')}`;
/**
 * A hole is the whole text of an element. In the data of the page it is a string between quotes,
 * and stays.
 */
const HOLE_IN_PAGE = `>${ACCOUNT_HOLE}<`;
const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>/g;

type Piece = { plain: Buffer; deflated: Buffer };
/** The text between holes. */
export type MemberPage = { pieces: Piece[]; headers: Record<string, string>; bytes: number };

type WatchedViewer = { viewer: Viewer; wasAsked: () => boolean };

/**
 * A member of whom nothing is known. A page that asks for more than that somebody is signed in is a
 * page of one person.
 */
export function watchViewer(): WatchedViewer {
  let asksWho = false;
  const nobody = {
    kind: 'account',
    id: '00000000-0000-0000-0000-000000000000',
    email: ACCOUNT_HOLE,
    tier: 'basic',
  } as const;
  const viewer = new Proxy<Viewer>(nobody, {
    get(target, name) {
      if (name !== 'kind') asksWho = true;
      return Reflect.get(target, name);
    },
    ownKeys(target) {
      asksWho = true;
      return Reflect.ownKeys(target);
    },
  });
  return { viewer, wasAsked: () => asksWho };
}

/**
 * Null when the text has the hole in another place than the text of an element, such as an
 * attribute or a part of it.
 */
export async function storeMemberPage(
  html: string,
  headers: Record<string, string>,
): Promise<MemberPage | null> {
  const texts = html.split(HOLE_IN_PAGE);
  if (texts.some((text) => text.replace(SCRIPTS, '').includes(HOLE_MARK))) return null;
  const pieces = await Promise.all(
    texts.map(async (text, index): Promise<Piece> => {
      const plain = Buffer.from(
        `${index === 0 ? '' : '<'}${text}${index === texts.length - 1 ? '' : '>'}`,
      );
      // Ends at a whole byte and refers to nothing before it, so that it can stand after a filled
      // hole.
      const deflated = await promisify(deflateRaw)(plain, {
        level: 7,
        finishFlush: constants.Z_FULL_FLUSH,
      });
      return { plain, deflated };
    }),
  );
  const bytes = pieces.reduce(
    (sum, { plain, deflated }) => sum + plain.length + deflated.length,
    0,
  );
  return { pieces, headers, bytes };
}

export function sendMemberPage(
  page: MemberPage,
  req: IncomingMessage,
  res: ServerResponse,
  email: string,
): number {
  const hole = Buffer.from(escapeHtml(email));
  const gzipped = acceptsGzip(req.headers['accept-encoding']);
  const body = gzipped ? gzipPieces(page.pieces, hole) : joinPieces(page.pieces, hole);
  // Pages of an account must not stay in the cache of a shared computer.
  const headers = { ...page.headers, 'Cache-Control': 'no-store', 'Content-Length': body.length };
  res.writeHead(200, gzipped ? { ...headers, 'Content-Encoding': 'gzip' } : headers);
  res.end(req.method === 'HEAD' ? undefined : body);
  return 200;
}

const joinPieces = (pieces: Piece[], hole: Buffer) =>
  Buffer.concat(pieces.flatMap(({ plain }, n) => (n === 0 ? [plain] : [hole, plain])));

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * One gzip stream of pieces that were compressed before and holes that are stored as they are (RFC
 * 1951, 3.2.4).
 */
function gzipPieces(pieces: Piece[], hole: Buffer): Buffer {
  const storedHole = Buffer.concat([
    Buffer.from([
      0,
      hole.length & 255,
      hole.length >> 8,
      ~hole.length & 255,
      (~hole.length >> 8) & 255,
    ]),
    hole,
  ]);
  let sum = 0;
  let size = 0;
  const parts: Buffer[] = [GZIP_HEADER];
  for (const [n, { plain, deflated }] of pieces.entries()) {
    if (n > 0) {
      parts.push(storedHole);
      sum = crc32(hole, sum);
      size += hole.length;
    }
    parts.push(deflated);
    sum = crc32(plain, sum);
    size += plain.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(size >>> 0, 4);
  return Buffer.concat([...parts, LAST_BLOCK, end]);
}
