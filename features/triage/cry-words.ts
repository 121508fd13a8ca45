// Bare cries for help, each recognized only as a whole message.
import { toPhrases } from './small-talk-patterns.ts';

/** They say that something happened, and nothing of what. */
export const BARE_CRIES = toPhrases(`
  help | helpme | help me | please help | pls help | plz help | i need help | need help | sos
  we need help | help us | can you help me | can someone help me | can somebody help me
  somebody help | someone help | somebody help me | someone help me | please help me | help please
  can anyone help | anyone help | emergency | urgent | its urgent | this is urgent
  its an emergency | i have an emergency | i need help now | help now | help asap
  ayuda | ayudenme | ayudame | ayudeme | ayudenos | me ayudan | me puede ayudar | me pueden ayudar
  pueden ayudarme | puede ayudarme | necesito ayuda | necesitamos ayuda | necesito que me ayuden
  ocupo ayuda | alguien que me ayude | alguien me ayuda | auxilio | socorro | urgente | es urgente
  emergencia | es una emergencia | tengo una emergencia`);
/** Beside a cry. */
export const CRY_FILLERS = toPhrases(`   now | asap | somebody | someone | anyone
  por favor | porfavor | porfa | ya |  hello | hola`);
