export { imageFolders, imagePath, imageWidths, qrPath, type ImageKind } from './image-paths.ts';
