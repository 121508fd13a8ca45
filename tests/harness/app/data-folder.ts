// Makes the data folder that the files of the project "database" copy (makeDataFolder): initdb
// takes seconds of processor time.
import { cleanUp, makeTemplateFolder, TEMPLATE_VARIABLE } from '#tests/database/helpers.ts';

export default async function makeSharedDataFolder(): Promise<() => Promise<void>> {
  process.env[TEMPLATE_VARIABLE] = await makeTemplateFolder();
  return cleanUp;
}
