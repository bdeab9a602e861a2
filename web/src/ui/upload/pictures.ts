/** What the server takes as a picture. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/avif';
