export { imageFolders, imagePath, imageWidths, qrPath, type ImageKind } from './image-paths.ts';
export {
  sharePath,
  sharePictureSize,
  shareSource,
  shareVersion,
  type ShareSource,
} from './share-picture.ts';
