// The Analysis tab for programs and for our own page (docs/api.md): an analysis, or a both-sides memo, comes as a stream of events.
import { streamWriting, writingMethod } from '../../http/stream-work-product.server.ts';
import type { Route } from './+types/analysis-api';

export const action = ({ request, context }: Route.ActionArgs) =>
  streamWriting(request, context, ({ kind, ...body }) => ({ writing: kind === 'memo' ? 'memo' : 'analysis', body }));

export const loader = () => writingMethod();
