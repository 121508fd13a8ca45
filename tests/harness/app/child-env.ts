/**
 * The environment of a program that a test starts: only the variables that make it start fast (see
 * scripts/test.mjs).
 */
export const CHILD_ENV = {
  PATH: process.env.PATH,
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NEWS_FEEDS: 'off',
};
