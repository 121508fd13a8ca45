// Whether only our own code has read what people sent. Someone else's, however careful, could be
// made to change what later readings in the same process see.
let clean = true;
export const isClean = (): boolean => clean;
export const setUnclean = (): void => {
  clean = false;
};
