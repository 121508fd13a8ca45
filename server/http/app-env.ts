import type { HttpBindings } from '@hono/node-server';

export type AppEnv = { Bindings: HttpBindings; Variables: { requestId: string; clientAddress: string } };
