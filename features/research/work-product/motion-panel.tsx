// The Motions tab: the shared panel with a motion as its result.

import * as workProductTexts from '../messages/work-product-texts.ts';
import { MotionResultPanel } from './motion-result-panel.tsx';
import { SaveResult } from './result-actions.tsx';
import type { WorkProductEvent } from './work-product.ts';
import {
  findSignedPayload,
  WorkProductPanel,
  type WorkProductPanelProps,
} from './work-product-panel.tsx';

export function MotionPanel(props: WorkProductPanelProps) {
  const { siteUrl, signedIn } = props.pageData;
  return (
    <WorkProductPanel
      tab="motions"
      {...props}
      title={({ events }) => workProductTexts.motionTitle(countBlanks(events))}
      progress={({ events }) =>
        events.length > 1 ? workProductTexts.progressMotion : workProductTexts.begun
      }
    >
      {(state) => {
        const signed = findSignedPayload(state);
        return (
          <MotionResultPanel
            events={state.events}
            siteUrl={siteUrl}
            running={state.status === 'running'}
          >
            {(title) => signed && <SaveResult signed={signed} title={title} signedIn={signedIn} />}
          </MotionResultPanel>
        );
      }}
    </WorkProductPanel>
  );
}

/** Known once the draft is complete. */
const countBlanks = (events: WorkProductEvent[]) =>
  events.reduce(
    (count, event) => (event.type === 'finished' ? event.motion.blanks.length : count),
    0,
  );
