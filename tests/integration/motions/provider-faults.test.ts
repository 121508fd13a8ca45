import { afterAll } from 'vitest';
import * as motionTexts from '#features/motions/messages/motion-texts.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { testProviderFaults } from '../provider-faults.ts';
import { collectEvents, createMotionDeps } from './motion-deps.ts';
import { DETAILS } from './motion-examples.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
const provider = await startFakeProvider();
const ann = await createTestAccount(database);
await createTestGrant(database, ann, { tier: 'premium' });
afterAll(() => provider.stop());

testProviderFaults({
  provider,
  createDeps: (patienceMs) => createMotionDeps(db, provider.baseUrl, patienceMs),
  write: (deps, { libraryOnly }) => collectEvents(deps, ann, { details: DETAILS, libraryOnly }),
  reply: '## A. There is no genuine dispute about the facts\nThis is what we see.',
  texts: {
    providerFailed: motionTexts.providerFailed,
    brokeOff: motionTexts.providerFailed,
    emptyReply: motionTexts.emptyReply,
    libraryOnly: motionTexts.libraryOnly,
  },
});
