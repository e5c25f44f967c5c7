/** Photos by address, each loaded when it is first painted. `onLoaded` is called when one has come. */
export function photoShelf(onLoaded: () => void): (address: string) => HTMLImageElement | null {
  const photos = new Map<string, HTMLImageElement>();
  return (address) => {
    const known = photos.get(address);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const photo = new Image();
    photo.onload = onLoaded;
    photo.src = address;
    photos.set(address, photo);
    return null;
  };
}
