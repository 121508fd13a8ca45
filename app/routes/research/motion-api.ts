// The Motions tab for programs and for our own page (docs/api.md): a motion comes as a stream of events.
import { streamWriting, writingMethod } from '../../http/stream-work-product.server.ts';
import type { Route } from './+types/motion-api';

export const action = ({ request, context }: Route.ActionArgs) => streamWriting(request, context, (body) => ({ writing: 'motion', body }));

export const loader = () => writingMethod();
