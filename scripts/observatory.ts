// npm run observatory: scores the app with the MDN HTTP Observatory's own analyzer. Its scanner
// needs ports 80 and 443 of a public host, so its retriever and tests are called directly here,
// against the app behind a small TLS proxy. openssl creates a certificate for this run; without
// openssl only plain HTTP is scored.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { findFreePort, startApp } from '#bench/start-app.ts';

const PACKAGE = join(
  import.meta.dirname,
  '..',
  'node_modules',
  '@mdn',
  'mdn-http-observatory',
  'src',
);
const FULL_SCORE = 100;

type Output = { expectation: string; result: string; pass: boolean; constructor: { name: string } };
type Scores = { score: number; grade: string; passed: number; tests: number };

await main();

async function main(): Promise<void> {
  const hstsList = stubHstsList();
  const certificate = makeCertificate();
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const app = await startApp(
    certificate
      ? { PUBLIC_URL: `https://localhost:${httpsPort}`, TRUSTED_PROXIES: '127.0.0.1' }
      : {},
  );
  const servers: Server[] = [];
  try {
    if (certificate) {
      tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
      const front = createTlsServer(certificate, (req, res) => proxyRequest(app.port, req, res));
      const redirect = createServer((req, res) => {
        res.writeHead(308, { Location: `https://localhost:${httpsPort}${req.url}` }).end();
      });
      servers.push(front, redirect);
      await Promise.all([listen(front, httpsPort), listen(redirect, httpPort)]);
      await report('behind TLS', { httpPort: String(httpPort), httpsPort: String(httpsPort) });
      console.log(
        'The TLS front stands for the reverse proxy of a real installation: redirect and certificate are its own.',
      );
    } else {
      await report('plain HTTP', { httpPort: String(app.port), httpsPort: String(httpsPort) });
      console.log(
        'not run: the score behind TLS (openssl is not installed, so there is no certificate)',
      );
    }
    if (hstsList === 'absent')
      console.log(
        "not run: the browsers' HSTS preload list (a download at install time); localhost is not on it.",
      );
  } finally {
    for (const server of servers) server.close();
    for (const server of servers) server.closeAllConnections();
    await app.stop();
  }
}

async function report(
  name: string,
  ports: { httpPort: string; httpsPort: string },
): Promise<Scores> {
  const { retrieve } = await import(join(PACKAGE, 'retriever', 'retriever.js'));
  const { ALL_TESTS } = await import(join(PACKAGE, 'constants.js'));
  const { getScoreModifier, getScoreDescription, getGradeForScore } = await import(
    join(PACKAGE, 'grader', 'grader.js')
  );
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(join(PACKAGE, 'grader', 'charts.js'));

  const requests = await retrieve('localhost', ports);
  if (!requests.responses.auto) throw new Error('the Observatory could not reach the app');
  console.log(`MDN HTTP Observatory, ${name} (status ${requests.responses.auto.status})`);
  let penalties = 0;
  let total = 0;
  let passed = 0;
  for (const test of ALL_TESTS as ((r: unknown) => Output)[]) {
    const output = test(requests);
    const modifier: number = getScoreModifier(output.result);
    total += modifier;
    penalties += Math.min(0, modifier);
    passed += output.pass ? 1 : 0;
    const sign = modifier > 0 ? `+${modifier}` : String(modifier);
    const label = output.constructor.name.replace(/Output$/, '');
    console.log(
      `  ${output.pass ? 'pass' : 'FAIL'} ${sign.padStart(4)}  ${label.padEnd(26)} ${output.result}`,
    );
    if (!output.pass) console.log(`             ${getScoreDescription(output.result)}`);
  }
  // Like the Observatory: extra credit counts only above a threshold.
  const baseScore = FULL_SCORE + penalties;
  const { score, grade } = getGradeForScore(
    baseScore >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? FULL_SCORE + total : baseScore,
  );
  console.log(`  score ${score}, grade ${grade}, ${passed} of ${ALL_TESTS.length} tests passed`);
  if (passed < ALL_TESTS.length) process.exitCode = 1;
  return { score, grade, passed, tests: ALL_TESTS.length };
}

/**
 * The package reads a list that its install script downloads, and we allow no install scripts. An
 * empty list is correct for localhost.
 */
function stubHstsList(): 'present' | 'absent' {
  const file = join(PACKAGE, '..', 'conf', 'hsts-preload.json');
  if (fs.existsSync(file)) return 'present';
  const originalRead = fs.readFileSync;
  fs.readFileSync = ((path: fs.PathOrFileDescriptor, ...rest: never[]) =>
    String(path).endsWith('hsts-preload.json')
      ? '{}'
      : originalRead(path, ...rest)) as typeof fs.readFileSync;
  return 'absent';
}

function makeCertificate(): { key: string; cert: string } | undefined {
  const folder = fs.mkdtempSync(join(tmpdir(), 'plainlaw-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const result = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ]);
    return result.status === 0
      ? { key: fs.readFileSync(key, 'utf8'), cert: fs.readFileSync(cert, 'utf8') }
      : undefined;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function proxyRequest(port: number, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
  const proxied = request(
    { host: '127.0.0.1', port, path: req.url, method: req.method, headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  proxied.on('error', () => res.destroy());
  req.pipe(proxied);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, 'localhost', resolve));
}
