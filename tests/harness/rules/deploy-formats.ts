// Small parsers for the deployment files: enough of each format to find mistakes in ours.
import { LIMITS } from '#server/load/limits.ts';

/** All environment variables that server/env.ts reads. */
export function listSettingNames(source: string): string[] {
  const schemaNames = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    (match) => match[1] as string,
  );
  return [
    ...schemaNames,
    ...Object.keys(LIMITS).map((name) => `LIMIT_${name.toUpperCase().replaceAll('-', '_')}`),
  ];
}

const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );

export function readDockerfile(
  text: string,
): { instruction: string; argument: string; known: boolean }[] {
  const joined = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
  return joined
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [instruction = '', ...rest] = line.split(' ');
      return { instruction, argument: rest.join(' '), known: INSTRUCTIONS.includes(instruction) };
    });
}

export function readUnit(text: string): { section: string; directive: string; value: string }[] {
  let section = '';
  const directives: ReturnType<typeof readUnit> = [];
  for (const line of text.split('\n').filter((l) => l.trim() !== '' && !l.startsWith('#'))) {
    const heading = /^\[(\w+)\]$/.exec(line);
    if (heading) section = heading[1] ?? '';
    else {
      const [directive = '', ...value] = line.split('=');
      directives.push({ section, directive, value: value.join('=') });
    }
  }
  return directives;
}

/** The directives of systemd.directives(7) that a web app may use. */
export const SYSTEMD_DIRECTIVES: Record<string, string[]> = {
  Unit: 'Description Documentation After Wants Requires StartLimitIntervalSec StartLimitBurst'.split(
    ' ',
  ),
  Install: ['WantedBy'],
  Timer: 'OnCalendar RandomizedDelaySec Persistent'.split(' '),
  Service:
    `Type User Group WorkingDirectory Environment EnvironmentFile ExecStart ExecStartPost Restart RestartSec KillMode TimeoutStopSec
    TimeoutStartSec StateDirectory StateDirectoryMode UMask LimitNOFILE TasksMax MemoryHigh MemoryMax OOMPolicy Nice IOSchedulingClass ReadWritePaths
    NoNewPrivileges CapabilityBoundingSet AmbientCapabilities ProtectSystem ProtectHome PrivateTmp PrivateDevices ProtectClock
    ProtectControlGroups ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables ProtectProc RestrictAddressFamilies
    RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality SystemCallArchitectures SystemCallFilter SystemCallErrorNumber`.split(
      /\s+/,
    ),
};

const PROMQL_WORDS = [
  'and',
  'or',
  'unless',
  'on',
  'ignoring',
  'bool',
  'offset',
  'group_left',
  'group_right',
];

/**
 * The metric names in a PromQL expression: identifiers that are not labels, strings, functions or
 * keywords.
 */
export function listMetrics(expression: string): string[] {
  const stripped = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, '');
  return [...stripped.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*(?!\w|\s*\()/g)]
    .map((match) => match[0])
    .filter((name) => !PROMQL_WORDS.includes(name));
}
