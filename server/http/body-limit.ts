// Limits on request bodies. A body is bounded by its size and its number of fields before anything
// parses it, because the parsers run on the main thread: a urlencoded form of 17 MB without "="
// would hold up every other request for minutes. So large bodies must be multipart/form-data, or
// JSON under /api/. (Hono's own middleware cannot rebuild the requests of its Node adapter.) While
// a body is on its way, the request holds no slot of admission control; how many may be on their
// way is limited per network, and the memory for what has come of them is shared between networks
// until the request has been answered.
import type { Context } from 'hono';
import { MAX_CHECK_BYTES } from '#features/citations/schema.ts';
import { createConcurrencyLimit } from '../load/concurrency-limit.ts';
import { createMemoryShare, type MemoryShare } from '../load/memory-share.ts';
import type { AppEnv, TaggedRequest } from './app-env.ts';
import { getNetwork } from './client-address.ts';
import { hasTooManyFields, multipartBoundary } from './form-fields.ts';
import { hasBody } from './has-body.ts';
import { isForPrograms } from './identify-caller.ts';
import { type ReceivedBody, receiveBody } from './receive-body.ts';
import { type Refusal, refusals } from './refusals.ts';
import { type FormAndFiles, takeFiles } from './take-files.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** For a body that is neither multipart nor sent to /api/, whatever the route allows. */
const MAX_SMALL_BYTES = 64 * KILOBYTE;
/**
 * Bodies of one network that may be on their way at a time; one that may be larger than small
 * counts as four.
 */
const MAX_BODIES_PER_NETWORK = 16;
const LARGE_BODY_COST = 4;
/** Of all bodies, as far as they have come. */
const MAX_BYTES_IN_ALL = 256 * MEGABYTE;
/** Of what the others leave of it, for one network: four of the largest files. */
const NETWORK_SHARE = 1 / 6;
const RETRY_AFTER_SECONDS = 5;

/** The largest that any route takes; route-body-sizes.test.ts reads them. */
export const MAX_BODY_BYTES = MAX_CHECK_BYTES;

const OVERLOADED = refusals.overloaded(RETRY_AFTER_SECONDS);
const FAULTS: Record<Exclude<ReceivedBody, Buffer>, Refusal> = {
  too_large: refusals.tooLarge,
  no_room: refusals.noRoom(RETRY_AFTER_SECONDS),
  late: refusals.late,
  disconnected: refusals.badRequest,
};

type Grow = ReturnType<MemoryShare['enter']>['grow'];

export type BodyLimitOptions = {
  /** RATE_LIMITS=off turns the limit per network off. */
  rateLimits: 'on' | 'off';
  /** For tests of late bodies. */
  bodyGraceMs?: number;
};

type Body = { refusal?: Refusal | undefined; release: () => void };
/**
 * Reads the whole body into the request that routes get, or returns the refusal. `release`: to be
 * called when nothing needs the body any more.
 */
export type ReadBody = (c: Context<AppEnv>, routeBytes: number) => Promise<Body>;

export function createBodyLimit({ rateLimits, bodyGraceMs: graceMs }: BodyLimitOptions): ReadBody {
  const perNetwork = createConcurrencyLimit(
    rateLimits === 'off' ? Number.POSITIVE_INFINITY : MAX_BODIES_PER_NETWORK,
  );
  const memory = createMemoryShare(MAX_BYTES_IN_ALL, rateLimits === 'off' ? 1 : NETWORK_SHARE);

  async function readBody(c: Context<AppEnv>, routeBytes: number): Promise<Body> {
    const { grow, leave } = memory.enter(
      getNetwork((c.env.incoming as TaggedRequest).clientAddress),
    );
    try {
      return { refusal: await readWithin(c, routeBytes, grow), release: leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async function readWithin(
    c: Context<AppEnv>,
    routeBytes: number,
    grow: Grow,
  ): Promise<Refusal | undefined> {
    const incoming = c.env.incoming as TaggedRequest;
    if (!hasBody(incoming.headers)) return undefined;
    const { method, headers, signal } = c.req.raw;
    // Under /api/ and at /mcp the body is parsed as JSON whatever its content type;
    // lib/parse-json.ts bounds it.
    const isForm = !isForPrograms(c.req.path);
    const boundary = isForm ? multipartBoundary(c.req.header('content-type') ?? '') : undefined;
    if (method !== 'POST' || boundary === null) return refusals.badRequest;
    const maxBytes = isForm && !boundary ? Math.min(routeBytes, MAX_SMALL_BYTES) : routeBytes;
    const announced = Number(incoming.headers['content-length'] ?? 0);
    if (announced > maxBytes) return refusals.tooLarge;
    const body = incoming.complete
      ? await receive(incoming, maxBytes)
      : await waitForBody(incoming, announced || maxBytes, grow);
    if (!Buffer.isBuffer(body)) return body;
    if (isForm && hasTooManyFields(body, boundary)) return refusals.tooLarge;
    const { form, files }: FormAndFiles = boundary ? takeFiles(body, boundary) : { form: body };
    c.set('files', files);
    c.req.raw = new Request(c.req.url, { method, headers, body: form, signal });
    return undefined;
  }

  /** For a body that is still on its way. */
  async function waitForBody(
    incoming: TaggedRequest,
    maxBytes: number,
    grow: Grow,
  ): Promise<Buffer<ArrayBuffer> | Refusal> {
    const network = getNetwork(incoming.clientAddress);
    const leaveNetwork = perNetwork.enter(
      network,
      maxBytes > MAX_SMALL_BYTES ? LARGE_BODY_COST : 1,
    );
    if (!leaveNetwork) return refusals.tooMany(RETRY_AFTER_SECONDS);
    try {
      incoming.slot?.pause();
      const body = await receive(incoming, maxBytes, grow);
      return Buffer.isBuffer(body) && (await incoming.slot?.resume()) === false ? OVERLOADED : body;
    } finally {
      leaveNetwork();
    }
  }

  async function receive(
    incoming: TaggedRequest,
    maxBytes: number,
    grow?: Grow,
  ): Promise<Buffer<ArrayBuffer> | Refusal> {
    const received = await receiveBody(incoming, { maxBytes, graceMs, grow });
    return Buffer.isBuffer(received) ? received : FAULTS[received];
  }

  return readBody;
}
