// CourtListener as far as the wire goes: the citation look-up and the search of its v4 API, on loopback, in the documented shape.
// It knows the cases a test gives it, remembers what it was asked, and misbehaves when told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeCase = {
  id: number;
  name: string;
  citations: [volume: number, reporter: string, page: string][];
  date: string;
  court?: string;
};

type Misbehaviour =
  | { status: number; headers?: Record<string, string>; body?: string }
  | { hang: true }
  /** Begins an answer and never ends it. */
  | { stall: true }
  | { raw: string };

export type FakeCourtListener = {
  url: string;
  asked: { path: string; query: URLSearchParams; text: string; authorization: string }[];
  cases: FakeCase[];
  /** How the next requests are answered; undefined: properly. The last one stays. */
  behave: (...next: (Misbehaviour | undefined)[]) => void;
  stop: () => Promise<void>;
};

export async function startFakeCourtListener(cases: FakeCase[]): Promise<FakeCourtListener> {
  const asked: FakeCourtListener['asked'] = [];
  let queue: (Misbehaviour | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const text = new URLSearchParams(await read(request)).get('text') ?? '';
    asked.push({ path: pathname, query: searchParams, text, authorization: request.headers.authorization ?? '' });
    const wrong = queue.length > 1 ? queue.shift() : queue[0];
    if (wrong) return misbehave(response, wrong);
    if (pathname.endsWith('/citation-lookup/')) return json(response, lookUp(cases, text));
    return json(response, { count: cases.length, next: null, previous: null, results: search(cases, searchParams) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
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
    const known = { citation, normalized_citations: [citation], start_index: text.indexOf(citation), end_index: 0, error_message: '' };
    if (/\bUmbrella\b/.test(citation)) return { ...known, status: 400, clusters: [] };
    const clusters = cases.filter((one) => one.citations.some((cite) => cite.join(' ') === citation)).map(clusterOf);
    if (clusters.length === 0) return { ...known, status: 404, error_message: `Citation not found: '${citation}'`, clusters };
    return { ...known, status: clusters.length === 1 ? 200 : 300, clusters };
  });
}

export function clusterOf({ id, name, citations, date }: FakeCase): object {
  return {
    id,
    absolute_url: `/opinion/${id}/${slug(name)}/`,
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
  const fitting = cases.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return fitting.map(({ id, name, citations, date, court = 'scotus' }) => ({
    absolute_url: `/opinion/${id}/${slug(name)}/`,
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

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function misbehave(response: ServerResponse, wrong: Misbehaviour): void {
  if ('hang' in wrong) return;
  if ('stall' in wrong) return void response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  if ('raw' in wrong) return void response.writeHead(200, { 'content-type': 'application/json' }).end(wrong.raw);
  response.writeHead(wrong.status, { 'content-type': 'application/json', ...wrong.headers }).end(wrong.body ?? '{"detail":"no"}');
}

const json = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
