// Commands write the app's log lines for security events to stderr, so that a journal holds them
// beside those of the app, and stdout stays for what the operator reads.
import { logSecurityEvent, type SecurityEvent } from '#lib/security-events.ts';
import { createLog } from '#server/ops/log.ts';

export function noteSecurityEvent(event: SecurityEvent, outcome: 'ok' | 'failed'): void {
  const log = createLog('info', { write: (line) => void process.stderr.write(line) });
  logSecurityEvent(log, event, outcome);
}
