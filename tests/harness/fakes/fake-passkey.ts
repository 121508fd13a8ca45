// A passkey in software: makes what a device sends for `navigator.credentials`, honest or not.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Lie = { origin?: string; rpId?: string; verifiesUser?: boolean; counter?: number };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export class FakePasskey {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The answer to registration options. */
  register({ challenge }: Options, lie: Lie = {}): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      publicKey,
    ]);
    const authData = Buffer.concat([this.writeHead(lie, HAS_CREDENTIAL), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    return this.write({
      clientDataJSON: this.writeClientData('webauthn.create', challenge, lie).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to authentication options. */
  sign({ challenge }: Options, lie: Lie = {}): string {
    const clientData = this.writeClientData('webauthn.get', challenge, lie);
    const authData = this.writeHead(lie, 0);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(clientData)]),
      this.keys.privateKey,
    );
    return this.write({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private writeHead({ rpId, verifiesUser = true, counter }: Lie, more: number): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | more;
    const host = rpId ?? new URL(this.origin).hostname;
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  }

  private writeClientData(type: string, challenge: string, { origin = this.origin }: Lie): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private write(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }
}
