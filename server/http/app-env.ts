import type { HttpBindings } from '@hono/node-server';
import type { RouteFacts } from './route-table.ts';

export type AppEnv = {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string; route: RouteFacts | undefined };
};
