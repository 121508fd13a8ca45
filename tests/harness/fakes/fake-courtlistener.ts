// A fake CourtListener on loopback: citation lookup and search of its v4 API in the documented
// format. It serves the cases that a test defines, records requests, and misbehaves on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeCase = {
  id: number;
  name: string;
  citations: [volume: number, reporter: string, page: string][];
  date: string;
  court?: string;
};

type Misbehavior =
  | { status: number; headers?: Record<string, string>; body?: string }
  | { hang: true }
  /** Starts a response and never ends it. */
  | { stall: true }
  | { raw: string };

export type FakeCourtListener = {
  url: string;
  requests: { path: string; query: URLSearchParams; text: string; authorization: string }[];
  cases: FakeCase[];
  /** Behavior of the next requests; undefined is normal. The last one is repeated. */
  behave: (...next: (Misbehavior | undefined)[]) => void;
  stop: () => Promise<void>;
};

export async function startFakeCourtListener(cases: FakeCase[]): Promise<FakeCourtListener> {
  const requests: FakeCourtListener['requests'] = [];
  let queue: (Misbehavior | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const text = new URLSearchParams(await readBody(request)).get('text') ?? '';
    requests.push({
      path: pathname,
      query: searchParams,
      text,
      authorization: request.headers.authorization ?? '',
    });
    const misbehavior = queue.length > 1 ? queue.shift() : queue[0];
    if (misbehavior) return misbehave(response, misbehavior);
    if (pathname.endsWith('/citation-lookup/')) return sendJson(response, lookUp(cases, text));
    return sendJson(response, {
      count: cases.length,
      next: null,
      previous: null,
      results: search(cases, searchParams),
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    cases,
    behave: (...next) => {
      queue = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function lookUp(cases: FakeCase[], text: string): object[] {
  return text.split('; ').map((citation) => {
    const lookup = {
      citation,
      normalized_citations: [citation],
      start_index: text.indexOf(citation),
      end_index: 0,
      error_message: '',
    };
    if (/\bUmbrella\b/.test(citation)) return { ...lookup, status: 400, clusters: [] };
    const clusters = cases
      .filter((one) => one.citations.some((cite) => cite.join(' ') === citation))
      .map(toCluster);
    if (clusters.length === 0)
      return {
        ...lookup,
        status: 404,
        error_message: `Citation not found: '${citation}'`,
        clusters,
      };
    return { ...lookup, status: clusters.length === 1 ? 200 : 300, clusters };
  });
}

export function toCluster({ id, name, citations, date }: FakeCase): object {
  return {
    id,
    absolute_url: `/opinion/${id}/${toSlug(name)}/`,
    docket_id: id,
    citations: citations.map(([volume, reporter, page]) => ({ volume, reporter, page, type: 1 })),
    date_filed: date,
    date_filed_is_approximate: false,
    case_name: name,
    case_name_short: '',
    case_name_full: '',
  };
}

function search(cases: FakeCase[], query: URLSearchParams): object[] {
  const words = (query.get('q') ?? '').toLowerCase().replaceAll('"', '').split(' ');
  const matchingCases = cases.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  return matchingCases.map(({ id, name, citations, date, court = 'scotus' }) => ({
    absolute_url: `/opinion/${id}/${toSlug(name)}/`,
    caseName: name,
    caseNameFull: name,
    citation: citations.map((cite) => cite.join(' ')),
    citeCount: 3,
    cluster_id: id,
    court: `Court ${court}`,
    court_id: court,
    dateFiled: date,
    docketNumber: `${id}-1`,
    opinions: [{ id, snippet: `\nThe <mark>words</mark> of   ${name}.\n`, type: 'lead-opinion' }],
  }));
}

const toSlug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function misbehave(response: ServerResponse, misbehavior: Misbehavior): void {
  if ('hang' in misbehavior) return;
  if ('stall' in misbehavior)
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  if ('raw' in misbehavior)
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(misbehavior.raw);
  response
    .writeHead(misbehavior.status, { 'content-type': 'application/json', ...misbehavior.headers })
    .end(misbehavior.body ?? '{"detail":"no"}');
}

const sendJson = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
