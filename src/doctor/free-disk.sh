# The folder may not exist yet.
folder=$1
while [ ! -d "$folder" ] && [ "$folder" != / ] && [ "$folder" != . ]; do
  folder=$(dirname "$folder")
done
df -Pk "$folder"
