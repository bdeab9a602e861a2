import { useEffect, useRef } from 'react';

type Props = { readonly file: File; readonly alt: string };

/** A file on the device that is not sent yet. */
export function ChosenPicture({ file, alt }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (ref.current) ref.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return <img ref={ref} alt={alt} />;
}
