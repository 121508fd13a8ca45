// Chromium's virtual authenticator: a device with passkeys.
import type { CDPSession, Page } from '@playwright/test';

type Device = { client: CDPSession; id: string };

/** A device that verifies its user, as with a fingerprint. */
export async function addDevice(page: Page, verifies = true): Promise<Device> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  return { client, id: authenticatorId };
}
