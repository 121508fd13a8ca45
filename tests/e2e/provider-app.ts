// An app with a fake AI provider. One app per worker, started when the first test needs it, without
// a paywall, as a legal-aid organization would run it.
import { type FakeProvider, startFakeProvider } from '../harness/fakes/fake-provider.ts';
import { test as base } from './journey.ts';
import startApp from './start-app.ts';

type ProviderApp = { provider: FakeProvider; url: string };

export const test = base.extend<object, { providerApp: ProviderApp }>({
  providerApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const provider = await startFakeProvider();
      const { E2E_URL, E2E_DATA_DIR } = process.env;
      const settings = { LLM_BASE_URL: provider.baseUrl, PAYWALL: 'off' };
      Object.assign(process.env, settings);
      const stopApp = await startApp();
      const url = process.env.E2E_URL ?? '';
      Object.assign(process.env, { E2E_URL, E2E_DATA_DIR });
      for (const name of Object.keys(settings)) delete process.env[name];
      await use({ provider, url });
      await stopApp();
      await provider.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
