import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { SentFiles } from '#app/http/context.ts';
import type { CallerLimits } from '../load/caller-limits.ts';
import type { HeldSlot } from '../load/held-slot.ts';
import type { RouteFacts } from './route-table.ts';

export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Or, with a key of the API, whose key it is. */
    clientAddress: string;
    callerLimits: CallerLimits;
    /** Many people come from this network, through one assistant. */
    sharedNetwork: boolean;
    route: RouteFacts | undefined;
    /** Undefined without a body. */
    files: SentFiles | undefined;
  };
};

/** As the HTTP server hands it to the app. */
export type TaggedRequest = IncomingMessage & {
  requestId: string;
  clientAddress: string;
  /** Undefined for health checks, which are always admitted. */
  slot?: HeldSlot;
};
