// npm run keys -- create LABEL [--times 10] | list | revoke PREFIX: keys of organizations for the
// API. A key is printed once, when it is created.
import { parseArgs } from 'node:util';
import { createKey, listKeys, revokeKey } from '#features/api-keys/manage-keys.server.ts';
import { toIsoDay } from '#lib/dates.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';

const USAGE = 'Usage: npm run keys -- create LABEL [--times 10] | list | revoke PREFIX';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '10' } },
  });
  const [command, argument = '', ...rest] = positionals;
  const isKnown = command === 'list' ? argument === '' : argument !== '';
  if (!['create', 'list', 'revoke'].includes(command ?? '') || !isKnown || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  return withOperatorDeps('keys', { mail: false }, async (deps) => {
    if (command === 'list') {
      for (const { prefix, label, times, createdAt, revokedAt } of await listKeys(deps))
        console.log(
          `${prefix}…  ${times} times  ${toIsoDay(createdAt)}  ${label}${revokedAt ? `  (revoked ${toIsoDay(revokedAt)})` : ''}`,
        );
      return 0;
    }
    const result =
      command === 'create'
        ? await createKey(deps, { label: argument, times: Number(values.times) })
        : await revokeKey(deps, argument);
    if (!result.ok) {
      console.error(result.failure.message);
      return 1;
    }
    if ('key' in result.value) {
      console.error('The key, shown this once. Send it as Authorization: Bearer …');
      console.log(result.value.key);
    } else console.log(`The key of ${result.value.label} is revoked.`);
    return 0;
  });
});
