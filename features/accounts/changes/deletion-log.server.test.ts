import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDeletionLog, getDeletionFile, readDeletions } from './deletion-log.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plainlaw-deletions-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET = 'a secret for tests, of a fair length';

test('names deleted accounts to who has the key, and to nobody else', () => {
  const file = getDeletionFile(join(folder, 'one'));
  const log = createDeletionLog(file, SECRET);
  log.add('ann');
  log.withdraw(log.add('bob'));
  const read = readDeletions(file, SECRET);
  expect([read.count, read.includes('ann'), read.includes('bob')]).toEqual([1, true, false]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/ann|bob/);
  expect(readDeletions(file, 'another secret')).toMatchObject({ count: 0, foreign: 3 });
});

test('goes on after another key, and reads the lists of several servers as one', () => {
  const file = getDeletionFile(join(folder, 'two'));
  createDeletionLog(file, 'an earlier secret').add('ann');
  createDeletionLog(file, SECRET).add('bob');
  const other = getDeletionFile(join(folder, 'three'));
  createDeletionLog(other, SECRET).add('cat');
  // Deleted on one server, after the other had noted it and could not do it.
  createDeletionLog(file, SECRET).add('dan');
  const otherLog = createDeletionLog(other, SECRET);
  otherLog.withdraw(otherLog.add('dan'));
  writeFileSync(file, readFileSync(file, 'utf8') + readFileSync(other, 'utf8'));
  const read = readDeletions(file, SECRET);
  expect([read.count, read.foreign]).toEqual([3, 1]);
  expect(['ann', 'bob', 'cat', 'dan'].map(read.includes)).toEqual([false, true, true, true]);
});

test('goes on after half a line that a crash left', () => {
  const file = getDeletionFile(join(folder, 'four'));
  const log = createDeletionLog(file, SECRET);
  log.add('ann');
  writeFileSync(file, `${readFileSync(file, 'utf8')}hal`);
  log.add('bob');
  const read = readDeletions(file, SECRET);
  expect(['ann', 'bob'].map(read.includes)).toEqual([true, true]);
});

test('an older copy and a newer one together say no more than the newer', () => {
  const file = getDeletionFile(join(folder, 'five'));
  const log = createDeletionLog(file, SECRET);
  const entry = log.add('ann');
  const older = readFileSync(file, 'utf8');
  log.withdraw(entry);
  const newer = readFileSync(file, 'utf8');
  for (const both of [older + newer, newer + older]) {
    writeFileSync(file, both);
    expect(readDeletions(file, SECRET).includes('ann')).toBe(false);
  }
  log.add('ann');
  expect(readDeletions(file, SECRET).includes('ann')).toBe(true);
});
