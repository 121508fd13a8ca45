// npm run staff -- grant EMAIL ROLE | revoke EMAIL ROLE | list | sign-out EMAIL |
//   recover EMAIL [NEW-EMAIL]
//   Who works at the desk (operator, reviewer, support). `recover` removes the second step of an
//   account whose owner lost it and proved otherwise who they are: the only way for the staff. It
//   takes roles back, too. While a change of address is stopped EMAIL may be the earlier one, which
//   the account then gets back; NEW-EMAIL is for whom neither mailbox is safe.
import { createAccountTasks } from '#features/accounts/account-tasks.server.ts';
import {
  createDeletionLog,
  getDeletionFile,
} from '#features/accounts/changes/deletion-log.server.ts';
import { removeFactorsAsOperator } from '#features/accounts/changes/recovery.server.ts';
import * as staffTexts from '#features/accounts/messages/staff.ts';
import { performTask } from '#features/accounts/perform-task.server.ts';
import {
  endAllSessions,
  grantRole,
  listStaff,
  revokeRole,
} from '#features/accounts/staff/change-staff.server.ts';
import { toIsoDay } from '#lib/dates.ts';
import { type OperatorDeps, runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';

const USAGE = `Usage: npm run staff -- grant EMAIL operator|reviewer|support
       npm run staff -- revoke EMAIL operator|reviewer|support
       npm run staff -- list
       npm run staff -- sign-out EMAIL|everybody
       npm run staff -- recover EMAIL [NEW-EMAIL]`;

type Command = (deps: OperatorDeps, email: string, more: string) => Promise<number>;

const COMMANDS: Record<string, { words: number[]; run: Command }> = {
  grant: {
    words: [3],
    async run(deps, email, role) {
      const result = await grantRole(deps, { email, role });
      if (!result.ok) return refuse(result.failure.message);
      console.log(staffTexts.granted);
      return 0;
    },
  },
  revoke: {
    words: [3],
    async run(deps, email, role) {
      const result = await revokeRole(deps, { email, role });
      if (!result.ok) return refuse(result.failure.message);
      console.log(staffTexts.revoked);
      return 0;
    },
  },
  list: {
    words: [1],
    async run(deps) {
      const people = await listStaff(deps);
      for (const { email, role, grantedAt, enrolled } of people)
        console.log(
          `${email}  ${role}  ${toIsoDay(grantedAt)}${enrolled ? '' : '  (no second step)'}`,
        );
      if (people.length === 0) console.log(staffTexts.none);
      return 0;
    },
  },
  'sign-out': {
    words: [2],
    async run(deps, email) {
      const ended = await endAllSessions(deps, email);
      if (ended === null) return refuse(staffTexts.noAccount);
      console.log(staffTexts.signedOut(ended));
      return 0;
    },
  },
  recover: {
    words: [2, 3],
    async run(deps, email, newEmail) {
      const tasks = createAccountTasks(deps, (task) =>
        performTask(
          { ...deps, limits: { take: async () => ({ allowed: true, giveBack: async () => {} }) } },
          task,
        ),
      );
      const file = getDeletionFile(readOperatorSettings().dataDir);
      const deletions = createDeletionLog(file, deps.secret);
      const result = await removeFactorsAsOperator(
        { deps: { ...deps, deletions }, tasks },
        { email, newEmail: newEmail || undefined },
      );
      if (!result.ok) return refuse(result.failure.message);
      await tasks.settle();
      console.log(staffTexts.recovered);
      if (result.value.moved) console.log(staffTexts.movedAddress);
      return 0;
    },
  },
};

function refuse(message: string): number {
  console.error(message);
  return 1;
}

await runCommand(async () => {
  const [name = '', email = '', more = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const words = [name, email, more, ...rest].filter(Boolean).length;
  if (!command?.words.includes(words)) {
    console.error(USAGE);
    return 2;
  }
  return withOperatorDeps('staff', { mail: name === 'recover' }, (deps) =>
    command.run(deps, email, more),
  );
});
