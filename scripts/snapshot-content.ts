// A step of the build: parses the content, and leaves it in build/content for every start.
import { buildSource } from '#server/boot/content-source.ts';
import { loadContent } from '#server/boot/load-content.ts';
import { SettingsError } from '#server/env.ts';

try {
  loadContent(buildSource);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
