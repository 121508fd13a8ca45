// Runs attacks (attacks.ts) in a process of its own until told to stop, with the lowest priority:
// attackers have machines of their own, so their work must not take processor time from the server.
// Arguments: port, address of the account to guess, and names of attacks if not all.
import { setPriority } from 'node:os';
import { reportWhenStopped } from '../app/report-when-stopped.ts';
import { attack, createAttacks } from './attacks.ts';

const [port, victim = '', names] = process.argv.slice(2);
setPriority(19);
const planned = Object.entries(createAttacks(Number(port), victim)).filter(
  ([name]) => !names || names.split(',').includes(name),
);
const ending = new AbortController();
const attacking = attack(Object.fromEntries(planned), ending.signal);
reportWhenStopped(() => {
  ending.abort();
  return attacking;
});
