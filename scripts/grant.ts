// npm run grant -- EMAIL TIER [--until 2027-01-31]: grants an account a tier; "basic" revokes it.
import { parseArgs } from 'node:util';
import { grantTier } from '#features/plans/grant-tier.server.ts';
import * as grantAnswers from '#features/plans/messages/grant-answers.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';

const USAGE = 'Usage: npm run grant -- EMAIL basic|research|premium|ultimate [--until 2027-01-31]';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' } },
  });
  const [email, tier, ...rest] = positionals;
  if (!email || !tier || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  return withOperatorDeps('grant', { mail: false }, async (deps) => {
    const result = await grantTier(deps, { email, tier, until: values.until });
    if (!result.ok) {
      console.error(result.failure.message);
      return 1;
    }
    const until =
      tier === 'basic'
        ? ''
        : values.until
          ? ` Granted until the end of ${values.until}.`
          : ' Granted without an end date.';
    console.log(`The account now has the tier ${result.value.tier}.${until}`);
    if (!result.value.verified) console.log(grantAnswers.unverified);
    return 0;
  });
});
