// node scripts/mcp.mjs: MCP by standard input and output (docs/api.md), with the Node that comes
// with the packages. Not an npm script: npm prints a line to stdout, which is no message.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, root } from './prepare.mjs';

const child = spawn(nodeBinary(), [join(root, 'scripts', 'mcp.ts')], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
