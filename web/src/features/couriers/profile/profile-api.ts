import type { Courier } from '@comanda/contract/couriers';
import { useMutation } from '@tanstack/react-query';
import { call, upload } from '../../../lib/api/api.ts';
import { useUpload, type Upload } from '../../../lib/query/use-upload.ts';
import type { ProfileForm } from './profile-form.ts';

type OnSaved = (courier: Courier) => void;

export function useSaveProfile(courierID: number, onSaved: OnSaved) {
  return useMutation({
    mutationFn: (body: ProfileForm) =>
      call('PUT /api/courier/:courierID', { params: { courierID }, body }),
    onSuccess: ({ courier }) => {
      onSaved(courier);
    },
    // Offline it must fail at once instead of being paused.
    networkMode: 'always',
  });
}

export function usePictureUpload(courierID: number, onSaved: OnSaved): Upload {
  return useUpload(
    (file, onProgress) =>
      upload('POST /api/courier/:courierID/image', {
        params: { courierID },
        field: 'image',
        file,
        onProgress,
      }),
    ({ courier }) => {
      onSaved(courier);
    },
  );
}
