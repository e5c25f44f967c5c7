/** Photos by address, each loaded when it is first painted. `onLoaded` is called when one has loaded. */
export function photoShelf(onLoaded: () => void): (address: string) => HTMLImageElement | null {
  const photos = new Map<string, HTMLImageElement>();
  return (address) => {
    const requestedPhoto = photos.get(address);
    if (requestedPhoto) return requestedPhoto.complete && requestedPhoto.naturalWidth > 0 ? requestedPhoto : null;
    const photo = new Image();
    photo.onload = onLoaded;
    photo.src = address;
    photos.set(address, photo);
    return null;
  };
}
