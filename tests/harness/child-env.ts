/** The environment of a program that a test starts: nothing of ours but what makes its start quick (scripts/test.mjs). */
export const CHILD_ENV = {
  PATH: process.env.PATH,
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
