// The Motions tab: the shared desk, and the paper that it draws.
import { MotionShown } from './motion-result-panel.tsx';
import { SaveResult } from './result-actions.tsx';
import { writingTexts } from './work-product-messages.ts';
import { type DeskProps, signedPayload, WritingDesk } from './work-product-panel.tsx';

export function MotionDesk(props: DeskProps) {
  const { siteUrl, signedIn } = props.desk;
  return (
    <WritingDesk tab="motions" {...props} progress={({ events }) => (events.length > 1 ? writingTexts.progressMotion : writingTexts.begun)}>
      {(state) => {
        const sealed = signedPayload(state);
        return (
          <MotionShown events={state.events} siteUrl={siteUrl} running={state.status === 'running'}>
            {(title) => sealed && <SaveResult sealed={sealed} title={title} signedIn={signedIn} />}
          </MotionShown>
        );
      }}
    </WritingDesk>
  );
}
