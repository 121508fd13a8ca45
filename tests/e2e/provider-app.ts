// An app of a test file's own, with an AI provider behind it: a fake one that speaks the real protocol.
import { type FakeProvider, startFakeProvider } from '../harness/fake-provider.ts';
import startApp from './start-app.ts';

export type ProviderApp = { provider: FakeProvider; url: string; stop: () => Promise<void> };

export async function startAppWithProvider(settings: Record<string, string> = {}): Promise<ProviderApp> {
  const provider = await startFakeProvider();
  const { E2E_URL, E2E_DATA_DIR } = process.env;
  const own = { LLM_BASE_URL: provider.baseUrl, ...settings };
  Object.assign(process.env, own);
  const stopApp = await startApp();
  const url = process.env.E2E_URL ?? '';
  Object.assign(process.env, { E2E_URL, E2E_DATA_DIR });
  for (const name of Object.keys(own)) delete process.env[name];
  return {
    provider,
    url,
    stop: async () => {
      await stopApp();
      await provider.stop();
    },
  };
}
