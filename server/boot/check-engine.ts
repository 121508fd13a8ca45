// Whether the model of meaning can run on this machine. Without it most danger goes unheard, so an
// operator has to agree to a start without it.
import type { Log } from '#features/deps.ts';
import { findEngineFault } from '#features/models/engine/engine.ts';
import { type Settings, SettingsError } from '../env.ts';

export type EngineCheck = {
  settings: Pick<Settings, 'allowNoMeaning'>;
  log: Log;
  onProgress: (message: string) => void;
};

const WITHOUT_MEANING =
  'Search goes by words alone, and danger is heard by rules alone, which notice about a quarter of it. A line with 911, 988 and 1-800-799-7233 stands above every answer.';

/** True where the model cannot run and the operator allows that. */
export async function checkEngine(
  { settings, log, onProgress }: EngineCheck,
  findFault: () => Promise<string | undefined> = findEngineFault,
): Promise<boolean> {
  const fault = await findFault();
  if (fault === undefined) return false;
  if (settings.allowNoMeaning === 'off')
    throw new SettingsError(
      `The model that reads what people mean cannot run here, and without it most danger in messages goes unheard. ALLOW_NO_MEANING=on starts without it. The library onnxruntime-node, which needs Linux with glibc, macOS on Apple silicon or Windows, says: ${fault}`,
    );
  log.warn({ reason: fault }, `The model of meaning cannot run. ${WITHOUT_MEANING}`);
  onProgress(`The model of meaning cannot run here. ${WITHOUT_MEANING}`);
  return true;
}
